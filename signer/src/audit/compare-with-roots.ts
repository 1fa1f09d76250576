import { reasonOf } from '@windhover/core/errors/reason-of'
import { readKept } from '../authority/keep-statement.ts'
import { foldOwner } from '../proof/fold-owner.ts'
import type { Transaction } from '../store/connect-database.ts'
import { worldOfOwner } from './world-of-owner.ts'

type Owner = {
  readonly ownerId: string
  readonly signed: readonly string[]
  readonly atMs: readonly string[]
}

const PAGE_OWNERS = 200

/**
 * Checks everything that owners have said once more, from the first root on, as the signer did when it came. A statement
 * that nobody signed shows even where tables and chain were rewritten to agree about it.
 */
export async function compareWithRoots(tx: Transaction): Promise<string[]> {
  const problems: string[] = []
  const owners = tx<Owner[]>`
    select owner_id as "ownerId", array_agg(signed order by seq) as signed,
      array_agg((extract(epoch from accepted_at) * 1000)::bigint::text order by seq) as "atMs"
    from signer.statements group by owner_id
  `.cursor(PAGE_OWNERS)
  for await (const page of owners as AsyncIterable<Owner[]>) {
    for (const owner of page) problems.push(...problemsOf(owner))
  }
  return problems
}

function problemsOf({ ownerId, signed, atMs }: Owner): string[] {
  try {
    const statements = signed.map((text, index) => ({
      signed: readKept(text),
      acceptedAt: Number(atMs[index]),
    }))
    foldOwner(statements, { world: worldOfOwner(ownerId, statements[0]?.signed), ownerId })
    return []
  } catch (error) {
    return [`owner ${ownerId}: ${reasonOf(error)}`]
  }
}
