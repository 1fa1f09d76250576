import type { KeptStatement } from '@windhover/core/authority/proofs'
import { statementHash } from '@windhover/core/authority/statements'
import { type World, world as worlds } from '@windhover/core/authority/world'

/** The owner's name is the hash of its first statement, which its world is a part of. */
export function worldOfOwner(ownerId: string, first: KeptStatement | undefined): World {
  const found = worlds.options.find(
    (each) => first !== undefined && statementHash(each, first.statement) === ownerId,
  )
  if (found === undefined) throw new Error('does not begin with its first root')
  return found
}
