import { addPasskeyPrompt } from '../../../lib/step-up/account-prompts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { PasskeyIcon } from '../../../ui/passkey-icon.tsx'
import { guestCopy } from '../copy.ts'

export function GuestSection() {
  const title = (
    <span className="flex items-center gap-2">
      {guestCopy.title}
      <Badge tone="warn">{guestCopy.badge}</Badge>
    </span>
  )
  return (
    <Card as="section" aria-label={guestCopy.title}>
      <CardHead title={title} />
      <p className="mt-1 text-caption text-2">{guestCopy.body}</p>
      <Button
        variant="primary"
        className="mt-3 max-md:h-11 max-md:w-full"
        icon={<PasskeyIcon size={16} />}
        onClick={() => void addPasskeyPrompt.ask()}
      >
        {guestCopy.keep}
      </Button>
    </Card>
  )
}
