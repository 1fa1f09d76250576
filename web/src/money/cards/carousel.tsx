import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useSize } from '../../ui/use-size.ts'
import { cardCopy } from './card-copy.ts'
import { cardsBeside, turnPage } from './turn-page.ts'

type CarouselProps = {
  readonly title: string
  /** Each a `li` with a key. */
  readonly items: readonly ReactNode[]
}

/** R1-066: cards in one row, a few beside each other. */
export function Carousel({ title, items }: CarouselProps) {
  const { ref, width } = useSize()
  const [turned, setPage] = useState(0)
  const beside = cardsBeside(width)
  const pages = Math.ceil(items.length / beside)
  // A window that was made wider has fewer pages.
  const page = Math.min(turned, Math.max(pages - 1, 0))
  const from = page * beside
  const shown = items.slice(from, from + beside)
  const turn = (by: 1 | -1) => setPage(turnPage({ page, pages, by }))
  return (
    <section ref={ref} aria-label={title}>
      <div className="mb-2 flex h-6 items-center gap-2 text-caption text-3">
        <h3 className="min-w-0 flex-1 truncate font-regular">{title}</h3>
        <span role="status" className="num">
          {cardCopy.range(from + 1, from + shown.length, items.length)}
        </span>
        <IconButton
          label={cardCopy.previous}
          size={24}
          icon={<ChevronLeft size={14} />}
          onClick={() => turn(-1)}
        />
        <IconButton
          label={cardCopy.next}
          size={24}
          icon={<ChevronRight size={14} />}
          onClick={() => turn(1)}
        />
      </div>
      <ul style={{ gridTemplateColumns: `repeat(${beside}, minmax(0, 1fr))` }} className="grid gap-2">
        {shown}
      </ul>
    </section>
  )
}
