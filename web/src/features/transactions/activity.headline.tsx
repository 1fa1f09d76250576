import { isWaiting } from '../../lib/intent-stage.ts'
import { useSelectedVault } from '../../lib/selected-vault.ts'
import { EVERYTHING, useIntentPages } from './api/list-intents.ts'
import { activityCopy } from './copy.ts'

/** How much is not over yet, beside the app's name in the launcher. */
export default function ActivityHeadline() {
  const { vault } = useSelectedVault()
  return vault === null ? null : <Waiting vaultId={vault.tokenId} />
}

function Waiting({ vaultId }: { readonly vaultId: string }) {
  const { intents } = useIntentPages(vaultId, EVERYTHING)
  const waiting = intents.filter(isWaiting).length
  return waiting === 0 ? null : activityCopy.waiting(waiting)
}
