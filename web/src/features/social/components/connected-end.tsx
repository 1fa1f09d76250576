import Unlink from 'lucide-react/icons/unlink'
import { errorText } from '../../../lib/api/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useDisconnectSocial } from '../api/social-account.ts'
import { socialCopy } from '../copy.ts'

export function ConnectedEnd({ vaultId, username }: { vaultId: string; username: string }) {
  const { mutateAsync, isPending } = useDisconnectSocial(vaultId)
  const disconnect = () =>
    mutateAsync().then(
      () => toast.success({ title: socialCopy.disconnected }),
      (error: unknown) => toast.error({ title: errorText(error, socialCopy.disconnectFailed) }),
    )
  return (
    <>
      <Badge tone="up">{socialCopy.connected}</Badge>
      <IconButton
        size={28}
        className="-mr-1.5"
        label={socialCopy.disconnect(username)}
        // A name of any length is spoken in full, and shown beside the button already.
        tooltip={false}
        icon={<Unlink size={14} aria-hidden="true" />}
        loading={isPending}
        onClick={() => (isPending ? undefined : void disconnect())}
      />
    </>
  )
}
