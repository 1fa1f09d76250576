import { useQuery } from '@tanstack/react-query'
import { referralRoutes } from '@windhover/core/referrals/contract'
import { referralLink } from '@windhover/core/referrals/referral-link'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { routeQuery } from '../../../lib/api/route-query.ts'
import type { FeatureSlots } from '../../../lib/feature.ts'
import { cx } from '../../../ui/cx.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCopy } from '../../../ui/use-copy.ts'
import { referralCopy } from '../copy.ts'

type Shape = FeatureSlots['referralCode']['shape']

const FRAME: Readonly<Record<Shape, string>> = {
  chip: 'h-7 max-w-full rounded-full px-2.5',
  row: 'min-h-12 w-full rounded-md bg-raised px-3',
}
/** A code never changes. */
const KEPT_MS = Number.POSITIVE_INFINITY

/** R2-003: beside the title of the vault, or a row of its own where the panel is narrow. */
export default function ReferralCode({ vaultId, shape }: FeatureSlots['referralCode']) {
  const referral = useQuery({
    ...routeQuery(referralRoutes.getReferral, { query: { vaultId } }),
    staleTime: KEPT_MS,
  })
  if (referral.isLoadingError) {
    return (
      <p
        role="alert"
        className={cx('flex items-center gap-2 text-caption text-2', shape === 'row' && 'px-3')}
      >
        <span className="truncate">{referralCopy.failed}</span>
        <TextButton className="touch-target flex-none" onClick={() => void referral.refetch()}>
          {referralCopy.again}
        </TextButton>
      </p>
    )
  }
  const code = referral.data?.referralCode
  if (code === undefined)
    return (
      <Skeleton
        width={shape === 'row' ? '100%' : 150}
        height={shape === 'row' ? 48 : 28}
        round={shape === 'chip'}
      />
    )
  return <CopyableCode code={code} shape={shape} />
}

/** R2-001: what is copied is the link. */
function CopyableCode({ code, shape }: { code: string; shape: Shape }) {
  const { copied, copy } = useCopy({
    value: () => referralLink(window.location.origin, code),
    onCopied: () => toast.success({ title: referralCopy.linkCopied }),
    onFailed: () => toast.error({ title: referralCopy.copyFailed }),
  })
  return (
    <button
      type="button"
      aria-label={referralCopy.copyLink(code)}
      onClick={() => void copy()}
      className={cx(
        'flex items-center gap-1.5 border text-caption text-2 hover-step enabled-hover:bg-hover enabled-active:bg-active',
        FRAME[shape],
      )}
    >
      <span className={cx(shape === 'chip' && '@max-[580px]/panel:hidden')}>{referralCopy.label}</span>
      <span className="truncate font-mono text-1">{code}</span>
      <span className={cx('flex-none', shape === 'row' && 'ml-auto', copied ? 'text-up' : 'text-3')}>
        {copied ? <Check size={13} className="stroke-[2.2]" /> : <Copy size={13} />}
      </span>
    </button>
  )
}
