import UserRound from 'lucide-react/icons/user-round'
import { errorText } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { IconTile } from '../../../ui/icon-tile.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSocialAccount } from '../api/social-account.ts'
import { socialCopy } from '../copy.ts'
import { useConnectAct } from '../use-connect-act.ts'
import { ConnectedEnd } from './connected-end.tsx'

/** R1-125, R1-126 */
export default function SocialRow({ vaultId }: { vaultId: string }) {
  const { username, isChecking, error, isFetching, retry } = useSocialAccount(vaultId)
  const { connect, isBusy, problem } = useConnectAct(vaultId)
  const line = username === null ? socialCopy.none : socialCopy.handle(username)
  const loadProblem = error === null ? null : errorText(error, socialCopy.loadFailed)
  return (
    <>
      <div className="flex items-center gap-3">
        <IconTile>
          <UserRound size={16} />
        </IconTile>
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{socialCopy.title}</p>
          {isChecking ? (
            <Skeleton width={96} height={10} className="my-[3px]" />
          ) : (
            <p className="truncate text-caption text-3" title={line}>
              {line}
            </p>
          )}
        </div>
        {username !== null && <ConnectedEnd vaultId={vaultId} username={username} />}
        {username === null && !isChecking && error === null && (
          <Button
            size={28}
            className="max-md:h-11"
            loading={isBusy}
            loadingLabel={socialCopy.connecting}
            onClick={connect}
          >
            {socialCopy.connect}
          </Button>
        )}
        {error !== null && (
          <Button size={28} className="max-md:h-11" loading={isFetching} onClick={retry}>
            {socialCopy.retry}
          </Button>
        )}
      </div>
      <div role="alert">
        {(problem ?? loadProblem) !== null && <FieldError>{problem ?? loadProblem}</FieldError>}
      </div>
    </>
  )
}
