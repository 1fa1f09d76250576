import { useState } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useSessions } from '../api/list-sessions.ts'
import { useRevokeOtherSessions } from '../api/revoke-sessions.ts'
import { accountCopy } from '../copy.ts'
import { SectionRows } from './section-rows.tsx'
import { SessionRow } from './session-row.tsx'

const SHOWN_AT_FIRST = 8

export function SessionSection() {
  const sessions = useSessions()
  const [showAll, setShowAll] = useState(false)
  const list = sessions.data ?? []
  const ordered = [...list].sort((left, right) => Number(right.current) - Number(left.current))
  const shown = showAll ? ordered : ordered.slice(0, SHOWN_AT_FIRST)
  return (
    <Card as="section" aria-label={accountCopy.sessions}>
      <CardHead title={accountCopy.sessions} end={list.length > 1 ? <SignOutOthers /> : null} />
      {sessions.isPending && <SkeletonRows rows={1} rowHeight={52} className="mt-2" />}
      {sessions.isError && (
        <ErrorState
          className="mt-3"
          message={errorText(sessions.error, accountCopy.loadFailed)}
          retrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {shown.length > 0 && (
        <SectionRows>
          {shown.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </SectionRows>
      )}
      {shown.length < list.length && (
        <Button size={28} variant="ghost" className="mt-2 max-md:h-11" onClick={() => setShowAll(true)}>
          {accountCopy.showAll(list.length)}
        </Button>
      )}
    </Card>
  )
}

function SignOutOthers() {
  const revoke = useRevokeOtherSessions()
  const run = () =>
    revoke.mutateAsync().then(
      () => toast.success({ title: accountCopy.othersSignedOut }),
      (error: unknown) => toast.error({ title: errorText(error, accountCopy.loadFailed) }),
    )
  return (
    <Button size={28} variant="danger" className="max-md:h-11" loading={revoke.isPending} onClick={run}>
      {accountCopy.signOutOthers}
    </Button>
  )
}
