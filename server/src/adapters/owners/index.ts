import { accountErrors } from '@windhover/core/accounts/errors'
import { authorityErrors } from '@windhover/core/authority/errors'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { AppError } from '@windhover/core/errors/app-error'
import type { Logger } from '../../platform/log/logger.ts'
import type { Identity } from '../../ports/identity.ts'
import type { Owners } from '../../ports/owners.ts'
import type { Signer } from '../../ports/signer.ts'

type Parts = {
  readonly identity: Pick<Identity, 'findOwner' | 'listUnheard' | 'forgetHeard'>
  readonly signer: Pick<Signer, 'acceptStatement' | 'getOwner' | 'attestOwner' | 'acceptApproval'>
  readonly log: Logger
}

export function createOwners({ identity, signer, log }: Parts): Owners {
  const ownerOf = async (userId: string): Promise<string> => {
    const owner = await identity.findOwner(userId)
    if (owner === null) throw accountErrors.sessionRequired()
    return owner
  }

  const introduce = async (userId: string): Promise<string> => {
    const owner = await ownerOf(userId)
    for (const { hash, signed } of await identity.listUnheard(userId)) {
      try {
        await signer.acceptStatement({ signed, owner })
      } catch (error) {
        if (!(error instanceof AppError) || error.retryable || isFirst(signed)) throw error
        // Said again it would be refused again, and nothing that comes after it must wait for it.
        log.warn({ err: error, userId, hash }, 'the signer refused a statement')
      }
      await identity.forgetHeard(hash)
    }
    return owner
  }

  return {
    introduce,
    view: async (userId) => await signer.getOwner(await introduce(userId)),
    attest: async (userId, nonce) => await signer.attestOwner({ ownerId: await introduce(userId), nonce }),
    say: async (userId, signed) => {
      const owner = await introduce(userId)
      const { statement } = signed
      if ('owner' in statement && statement.owner !== null && statement.owner !== owner) {
        throw authorityErrors.unknownOwner()
      }
      return await signer.acceptStatement({ signed, owner })
    },
    approve: async (userId, approved) => {
      await introduce(userId)
      await signer.acceptApproval(approved)
    },
  }
}

/** Without its first key an owner is nobody: that one is told until it is heard. */
function isFirst({ statement }: SignedStatement): boolean {
  return statement.kind === 'root' && statement.owner === null
}
