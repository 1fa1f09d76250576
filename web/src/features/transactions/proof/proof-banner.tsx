import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { cx } from '../../../ui/cx.ts'

type ProofBannerProps = {
  readonly isGood: boolean
  readonly title: string
  readonly detail: string
  readonly count?: string
}

export function ProofBanner({ isGood, title, detail, count }: ProofBannerProps) {
  const Icon = isGood ? ShieldCheck : ShieldAlert
  const tone = isGood ? 'text-up' : 'text-warn'
  return (
    <div
      role={isGood ? 'status' : 'alert'}
      className={cx(
        'mb-4 flex items-center gap-3 rounded-md border px-3.5 py-3',
        isGood ? 'border-up-line bg-up-soft' : 'border-warn-line bg-warn-soft',
      )}
    >
      <Icon size={20} aria-hidden="true" className={cx('flex-none', tone)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{title}</p>
          <p className="text-caption text-2">{detail}</p>
        </div>
        {count !== undefined && <p className={cx('num flex-none text-caption', tone)}>{count}</p>}
      </div>
    </div>
  )
}
