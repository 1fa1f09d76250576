import type { KeyObject } from 'node:crypto'
import type { Server } from 'node:http'
import { NETWORKS } from '@windhover/core/authority/networks'
import type { World } from '@windhover/core/authority/world'
import type { ChainId } from '@windhover/core/chains/chain'
import { describeError, type Log } from '@windhover/signer/log'
import { attester } from './attest.ts'
import { createWitnessServer } from './http/create-witness-server.ts'
import { createWitnessMetrics } from './metrics.ts'
import { openNode } from './nodes/ask-node.ts'
import type { WitnessSource } from './prices/price-source.ts'
import { factSigner } from './sign-fact.ts'

export type Witness = {
  /** Public, in hex. */
  readonly key: string
  /** Not listening yet. */
  readonly server: Server
  readonly close: () => Promise<void>
}

/** Everything but the socket: who builds it says where it listens, and from whom prices come. */
export function buildWitness(parts: {
  readonly world: World
  readonly privateKey: KeyObject
  readonly rpcUrls: Readonly<Record<ChainId, string>>
  readonly spreadMaxBps: number
  readonly sources: readonly WitnessSource[]
  readonly log: Log
}): Witness {
  const { world, privateKey, rpcUrls, spreadMaxBps, sources, log } = parts
  const signer = factSigner(world, privateKey)
  const metrics = createWitnessMetrics()
  const attest = attester({
    signer,
    sources,
    nodes: {
      solana: openNode('solana', rpcUrls.solana),
      ethereum: openNode('ethereum', rpcUrls.ethereum),
      bsc: openNode('bsc', rpcUrls.bsc),
      hedera: openNode('hedera', rpcUrls.hedera),
    },
    spreadMaxBps,
    onUnanswered: (question, error) => {
      metrics.countUnanswered(question.kind)
      log.warn('not attested', { ...question, ...describeError(error) })
    },
  })
  const heard = () => Object.fromEntries(sources.map((source) => [source.name, source.isHeard()]))
  const server = createWitnessServer({
    attest: async (questions) => {
      const attestations = await attest(questions)
      for (const { fact } of attestations) metrics.countSigned(fact.kind)
      return attestations
    },
    health: () => ({
      ready: sources.every((source) => source.isHeard()),
      world,
      networks: NETWORKS[world],
      key: signer.key,
      sources: heard(),
    }),
    renderMetrics: () => metrics.render(heard()),
    log,
  })
  const close = async () => {
    await Promise.all(sources.map((source) => source.stop()))
  }
  return { key: signer.key, server, close }
}
