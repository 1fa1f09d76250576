import { Mark } from '../../../ui/mark.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { chartCopy } from '../copy.ts'

export function ChartFoot() {
  return (
    <footer className="flex min-h-14 flex-none items-center gap-3 px-5 py-2 text-caption text-3 max-md:px-4 max-md:pb-7">
      <Mark size={20} tone="quiet" className="max-md:hidden" />
      <p className="min-w-0 flex-1 max-md:hidden">{chartCopy.foot}</p>
      <p className="min-w-0 flex-1 md:hidden">{chartCopy.footShort}</p>
      <TextLink href="https://www.tradingview.com/" external className="flex-none text-3">
        {chartCopy.credit}
      </TextLink>
    </footer>
  )
}
