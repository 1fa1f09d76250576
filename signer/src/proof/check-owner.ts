import { type AttestedOwner, ownerViewText } from '@windhover/core/authority/contract'
import type { World } from '@windhover/core/authority/world'
import { fromHex, fromText, verifyEd25519 } from '#primitives'

/** Whether the signer said this of the owner, to whoever made the nonce. */
export function isOwnersView(
  told: AttestedOwner,
  known: {
    readonly world: World
    /** In hex. */
    readonly signerKey: string
    readonly ownerId: string
    readonly nonce: string
  },
): boolean {
  const { signature, ...said } = told
  return (
    said.view.ownerId === known.ownerId &&
    said.nonce === known.nonce &&
    verifyEd25519(fromHex(known.signerKey), fromText(ownerViewText(known.world, said)), fromHex(signature))
  )
}
