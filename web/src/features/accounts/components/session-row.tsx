import type { SessionView } from '@windhover/core/accounts/contract'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { errorText } from '../../../lib/api/api-error.ts'
import { formatAgo } from '../../../lib/format-when.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useRevokeSession } from '../api/revoke-sessions.ts'
import { accountCopy } from '../copy.ts'
import { SectionRow } from './section-rows.tsx'

const PHONE = /iPhone|iPad|Android/

export function SessionRow({ session }: { session: SessionView }) {
  const revoke = useRevokeSession()
  const device = session.device || accountCopy.unknownDevice
  const Icon = PHONE.test(device) ? Smartphone : Monitor
  const facts = [accountCopy.seen(formatAgo(session.lastSeenAt)), session.ipAddress].filter(
    (fact) => fact !== null,
  )
  const run = () =>
    revoke.mutateAsync(session.id).then(
      () => toast.success({ title: accountCopy.sessionSignedOut }),
      (error: unknown) => toast.error({ title: errorText(error, accountCopy.loadFailed) }),
    )
  return (
    <SectionRow
      icon={<Icon size={16} />}
      title={device}
      badge={session.current && <Badge tone="up">{accountCopy.thisSession}</Badge>}
      caption={facts.join(' · ')}
      actions={
        !session.current && (
          <Button
            size={28}
            className="max-md:h-11"
            aria-label={`${accountCopy.signOutOne} ${device}`}
            loading={revoke.isPending}
            onClick={run}
          >
            {accountCopy.signOutOne}
          </Button>
        )
      }
    />
  )
}
