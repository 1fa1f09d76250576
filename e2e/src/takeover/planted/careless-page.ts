import { signedVault } from '@windhover/core/authority/vault-record'
import { checkVaults } from '@windhover/signer/proof/check-vault'
import type { CheckVaults } from '../world/shown-page.ts'

/** A page that takes the signer's word for any vault, whoever owns it, while the hole is open. */
export function carelessCheck(isOpen: () => boolean): CheckVaults {
  return (told, known) => {
    if (!isOpen()) return checkVaults(told, known)
    const shown = told.flatMap((each) => {
      const { ownerId } = signedVault.parse(each).record
      return [...checkVaults([each], { ...known, ownerId })]
    })
    return new Map(shown)
  }
}
