import { Button } from '../../../ui/button.tsx'
import { memejobCopy } from '../copy.ts'

type PagingProps = {
  readonly page: number
  readonly hasNext: boolean
  readonly onPage: (page: number) => void
}

export function Paging({ page, hasNext, onPage }: PagingProps) {
  return (
    <nav
      aria-label={memejobCopy.list}
      className="flex flex-none items-center justify-between gap-3 border-t px-5 py-3 max-md:px-4"
    >
      <Button className="max-md:h-11" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {memejobCopy.previous}
      </Button>
      <span role="status" className="num text-caption text-2">
        {memejobCopy.page(page)}
      </span>
      <Button className="max-md:h-11" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        {memejobCopy.next}
      </Button>
    </nav>
  )
}
