import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { formatAgo } from '../../../lib/format-when.ts'
import { StepUpCancelled } from '../../../lib/step-up/step-up-cancelled.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { toast } from '../../../ui/toast.tsx'
import { showUsd, showWholeUsd } from '../safety-copy.ts'
import { useLend } from './change-keys.ts'
import { describeEnd, describePowers, isRenewable } from './describe-powers.ts'
import { BrowserIcon, ProgramIcon } from './key-icon.tsx'
import { KeyLine } from './key-line.tsx'
import { keysCopy } from './keys-copy.ts'
import type { LentKey } from './list-keys.ts'
import { RevokeDialog } from './revoke-dialog.tsx'
import { UsageMeter } from './usage-meter.tsx'

const RENEWED_DAYS = 30

export function LentKeyRow({ lent, nowMs }: { readonly lent: LentKey; readonly nowMs: number }) {
  const [asking, setAsking] = useState(false)
  const { name, sort, powers, isThis } = lent
  return (
    <li className="pb-3">
      <KeyLine
        icon={sort === 'program' ? <ProgramIcon /> : <BrowserIcon name={name} />}
        name={name}
        badge={
          <>
            {isThis && (
              <Badge tone="up" dot>
                {keysCopy.thisDevice}
              </Badge>
            )}
            {sort === 'program' && <Badge tone="info">{keysCopy.program}</Badge>}
          </>
        }
        caption={`${describePowers(powers)}, ${usedText(lent, nowMs)}`}
        actions={
          <>
            {isRenewable(powers.expiresAt, nowMs) && <RenewButton lent={lent} />}
            <Button
              size={28}
              className="max-md:h-11"
              aria-label={`${keysCopy.revoke} ${name}`}
              onClick={() => setAsking(true)}
            >
              {keysCopy.revoke}
            </Button>
          </>
        }
      />
      <LentFacts lent={lent} nowMs={nowMs} />
      <RevokeDialog
        sort="lent"
        subject={lent}
        consequence={consequenceOf(lent)}
        open={asking}
        onClose={() => setAsking(false)}
      />
    </li>
  )
}

function consequenceOf({ name, sort, isThis }: LentKey): string {
  if (isThis) return keysCopy.revokeThis
  return sort === 'program' ? keysCopy.revokeProgram(name) : keysCopy.revokeBrowser(name)
}

function usedText({ usedAt }: LentKey, nowMs: number): string {
  return usedAt === null
    ? keysCopy.neverUsed
    : keysCopy.used(formatAgo(new Date(usedAt).toISOString(), nowMs))
}

function LentFacts({ lent, nowMs }: { readonly lent: LentKey; readonly nowMs: number }) {
  const { name, powers, spent24hUsd } = lent
  const end = describeEnd(powers.expiresAt, nowMs)
  return (
    <div className="grid grid-cols-[10.75rem_1fr_6.5rem] gap-x-6 gap-y-2 pl-11 text-caption @max-narrow/panel:grid-cols-2 max-md:grid-cols-2 max-md:pl-0 @max-narrow/panel:pl-0">
      <p className="flex justify-between gap-3">
        <span className="whitespace-nowrap text-3">{keysCopy.perTransaction}</span>
        <span className="num">{showUsd(powers.perTransactionUsd)}</span>
      </p>
      <div className="@max-narrow/panel:order-last @max-narrow/panel:col-span-2 max-md:order-last max-md:col-span-2">
        <UsageMeter
          label={keysCopy.today}
          spoken={keysCopy.todayMeter(name)}
          figure={keysCopy.of(showUsd(spent24hUsd), showWholeUsd(powers.perDayUsd))}
          used={spent24hUsd}
          limit={powers.perDayUsd}
        />
      </div>
      <p className="flex justify-between gap-3">
        <span className="text-3">{keysCopy.ends}</span>
        <span className={cx('num whitespace-nowrap', end.isSoon && 'text-warn')}>{end.text}</span>
      </p>
    </div>
  )
}

function RenewButton({ lent }: { readonly lent: LentKey }) {
  const renew = useLend()
  const { key, name, powers } = lent
  const { expiresAt: _, ...same } = powers
  const run = () =>
    renew.mutateAsync({ lent: { key, name, powers: same, days: RENEWED_DAYS }, what: name }).then(
      () => toast.success({ title: keysCopy.renewed(name) }),
      (error: unknown) =>
        error instanceof StepUpCancelled || toast.error({ title: errorText(error, keysCopy.renewFailed) }),
    )
  return (
    <Button
      size={28}
      className="max-md:h-11"
      aria-label={`${keysCopy.renew} ${name}`}
      loading={renew.isPending}
      loadingLabel={keysCopy.renewing}
      onClick={() => void run()}
    >
      {keysCopy.renew}
    </Button>
  )
}
