import type { Attestation, Fact, FactQuestion, QuestionOf } from '@windhover/core/authority/facts'
import type { ChainId } from '@windhover/core/chains/chain'
import type { AskNode } from './nodes/ask-node.ts'
import { readBlockhash, readEvmNonce, readSignature } from './nodes/read-chain-facts.ts'
import { decimalsReader } from './nodes/read-decimals.ts'
import { agreePrice } from './prices/agree-price.ts'
import type { WitnessSource } from './prices/price-source.ts'
import type { FactSigner } from './sign-fact.ts'

type Seen = { readonly fact: Fact; readonly atMs: number }

export type Attest = (questions: readonly FactQuestion[]) => Promise<readonly Attestation[]>

/** Answers what can be said for sure and leaves out the rest. */
export function attester(parts: {
  readonly signer: FactSigner
  readonly sources: readonly WitnessSource[]
  readonly nodes: Readonly<Record<ChainId, AskNode>>
  readonly spreadMaxBps: number
  readonly now?: () => number
  readonly onUnanswered: (question: FactQuestion, error: unknown) => void
}): Attest {
  const { signer, sources, nodes, spreadMaxBps, now = Date.now, onUnanswered } = parts
  const readDecimals = decimalsReader(nodes)

  async function readPrice({ chain, token }: QuestionOf<'price'>): Promise<Seen | null> {
    const [agreed, decimals] = await Promise.all([
      agreePrice(sources, { chain, token }, { spreadMaxBps, now }),
      readDecimals(chain, token),
    ])
    if (agreed === null) return null
    const { atMs, sources: names, ...figures } = agreed
    return { fact: { ...figures, chain, token, decimals, sources: [...names] }, atMs }
  }

  async function read(question: FactQuestion): Promise<Seen | null> {
    // Before the node is asked: what it saw is at least as young.
    const atMs = now()
    switch (question.kind) {
      case 'price':
        return await readPrice(question)
      case 'evm-nonce':
        return { fact: await readEvmNonce(nodes[question.chain], question), atMs }
      case 'solana-blockhash':
        return { fact: await readBlockhash(nodes.solana, question), atMs }
      case 'solana-signature':
        return { fact: await readSignature(nodes.solana, question), atMs }
    }
  }

  return async (questions) => {
    const answers = await Promise.all(
      questions.map(async (question) => {
        try {
          const seen = await read(question)
          if (seen === null) onUnanswered(question, new Error('the sources do not agree'))
          return seen
        } catch (error) {
          onUnanswered(question, error)
          return null
        }
      }),
    )
    return answers.flatMap((seen) => (seen === null ? [] : [signer.sign(seen.fact, seen.atMs)]))
  }
}
