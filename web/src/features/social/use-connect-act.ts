import { errorText } from '../../lib/api/api-error.ts'
import { useConnectSocial } from './api/social-account.ts'
import { socialCopy } from './copy.ts'

/** Asks where to go and goes there; the button stays busy until the browser has left. */
export function useConnectAct(vaultId: string) {
  const { mutateAsync, isPending, data, error } = useConnectSocial(vaultId)
  const connect = () =>
    void mutateAsync().then(
      (url) => {
        if (url !== null) window.location.assign(url)
      },
      () => undefined,
    )
  return {
    connect,
    isBusy: isPending || typeof data === 'string',
    problem: problemOf({ data, error }),
  }
}

function problemOf({ data, error }: { data: string | null | undefined; error: Error | null }): string | null {
  if (error !== null) return errorText(error, socialCopy.connectFailed)
  return data === null ? socialCopy.badRedirect : null
}
