import { RECOVERY_CODE_COUNT } from '@windhover/core/accounts/constants'
import { recoveryCodesPrompt } from '../../../lib/step-up/account-prompts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { accountCopy } from '../copy.ts'

const FEW_LEFT = 3

export function RecoverySection({ left, guest }: { left: number; guest: boolean }) {
  const none = guest ? accountCopy.recoveryGuest : accountCopy.recoveryNone
  const title = (
    <span className="flex items-center gap-2">
      {accountCopy.recovery}
      <Badge tone={left <= FEW_LEFT ? 'warn' : 'neutral'}>
        {accountCopy.recoveryLeft(left, RECOVERY_CODE_COUNT)}
      </Badge>
    </span>
  )
  const make = (
    <Button size={28} className="max-md:h-11" onClick={() => void recoveryCodesPrompt.ask()}>
      {left === 0 ? accountCopy.recoveryMake : accountCopy.recoveryMakeNew}
    </Button>
  )
  return (
    <Card as="section" aria-label={accountCopy.recovery}>
      <CardHead title={title} end={make} />
      <p className="mt-1 text-caption text-3">{left === 0 ? none : accountCopy.recoverySome}</p>
    </Card>
  )
}
