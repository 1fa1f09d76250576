import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { tryNow } from '../lib/reachability.ts'
import { accountQuery, SIGNED_IN_KEY } from '../lib/session.ts'
import { readStored } from '../lib/storage.ts'
import { toast } from '../ui/toast.tsx'
import { takeLinkMessage } from './show-link-message.ts'
import { SignedIn } from './signed-in.tsx'
import { Slot } from './slot.tsx'
import { StartFailure } from './start-failure.tsx'
import { StartSkeleton } from './start-skeleton.tsx'

const FOREIGN_LABEL = 'This text came with the link you opened.'

/** The server decides between the sign-in screen and the workspace. */
export function Start() {
  const account = useQuery(accountQuery)

  useEffect(() => {
    const message = takeLinkMessage()
    if (message === null) return
    const show = message.isTrouble ? toast.error : toast.success
    show(message.ours ? { title: message.text } : { title: message.text, description: FOREIGN_LABEL })
  }, [])

  if (account.data === undefined) {
    if (account.isError) return <StartFailure error={account.error} onRetry={account.refetch} />
    if (account.isPaused) return <StartFailure error={null} onRetry={tryNow} />
    return <StartSkeleton workspace={readStored(SIGNED_IN_KEY) !== null} />
  }
  if (account.data === null)
    return (
      <Slot
        name="signInScreen"
        props={{}}
        failure={(retry) => <StartFailure error={null} onRetry={retry} />}
      />
    )
  return <SignedIn key={account.data.userId} account={account.data} />
}
