import { createPublicKey, verify } from 'node:crypto'
import { auditHeadText, type SignedAuditHead } from '@windhover/core/signing/audit-head'

export type HeadCheck = {
  /** To be told of every row of the chain. */
  readonly see: (row: { readonly seq: bigint; readonly hash: string }) => void
  /** What does not fit, once all rows were seen. */
  readonly problems: () => string[]
}

/** Compares the chain with ends of it that the signer has handed out before and that others have kept. */
export function checkHeads(heads: readonly SignedAuditHead[], publicKey: string | null): HeadCheck {
  const forged = heads.filter((head) => head.publicKey !== publicKey || !isSigned(head))
  const waiting = Map.groupBy(
    heads.filter((head) => head.seq !== '0' && !forged.includes(head)),
    (head) => head.seq,
  )
  const problems = forged.map(({ seq, at }) => `the head of row ${seq} from ${at}: not signed by this signer`)
  return {
    see: ({ seq, hash }) => {
      const name = String(seq)
      for (const head of waiting.get(name) ?? []) {
        if (head.hash !== hash)
          problems.push(`row ${seq}: is not the one that was signed as the end at ${head.at}`)
      }
      waiting.delete(name)
    },
    problems: () => [
      ...problems,
      ...[...waiting.values()]
        .flat()
        .map(({ seq, at }) => `row ${seq}: was signed as the end at ${at} and is gone`),
    ],
  }
}

function isSigned(head: SignedAuditHead): boolean {
  const key = createPublicKey({
    key: Buffer.from(head.publicKey, 'hex'),
    format: 'raw-public',
    asymmetricKeyType: 'ed25519',
  })
  return verify(null, Buffer.from(auditHeadText(head)), key, Buffer.from(head.signature, 'hex'))
}
