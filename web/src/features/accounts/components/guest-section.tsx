import { useQuery } from '@tanstack/react-query'
import { deviceErrors } from '../../../lib/authority/device-errors.ts'
import { addPasskeyPrompt } from '../../../lib/step-up/account-prompts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { PasskeyIcon } from '../../../ui/passkey-icon.tsx'
import { guestCopy, noStorageCopy } from '../copy.ts'

const BODIES = {
  kept: guestCopy.body,
  'page-only': noStorageCopy.guest,
  lost: deviceErrors.guestKeyLost().message,
}

async function readKey() {
  const { readGuestKey } = await import('../../../lib/authority/guest-key.ts')
  return await readGuestKey()
}

export function GuestSection() {
  const guestKey = useQuery({ queryKey: ['guest-key'], queryFn: readKey, staleTime: 0, gcTime: 0 })
  const isLost = guestKey.data === 'lost'
  const title = (
    <span className="flex items-center gap-2">
      {guestCopy.title}
      <Badge tone="warn">{guestCopy.badge}</Badge>
    </span>
  )
  return (
    <Card as="section" aria-label={guestCopy.title}>
      <CardHead title={title} />
      <p className="mt-1 text-caption text-2">{BODIES[guestKey.data ?? 'kept']}</p>
      {!isLost && (
        <Button
          variant="primary"
          className="mt-3 max-md:h-11 max-md:w-full"
          icon={<PasskeyIcon size={16} />}
          onClick={() => void addPasskeyPrompt.ask()}
        >
          {guestCopy.keep}
        </Button>
      )}
    </Card>
  )
}
