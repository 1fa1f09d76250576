import type { Networks } from '@windhover/core/chains/networks'
import type { Providers } from '../config.ts'
import { type Comparison, compareNodes } from '../platform/networks/compare-nodes.ts'
import type { Signer } from '../ports/signer.ts'
import type { Witness } from '../ports/witness.ts'

type EvmProvider = Pick<Providers['ethereum'], 'rpcUrl' | 'evmChainId'>
type NetworkProviders = {
  readonly solana: Pick<Providers['solana'], 'rpcUrl' | 'genesisHash'>
  readonly ethereum: EvmProvider
  readonly bsc: EvmProvider
  readonly hedera: EvmProvider
}

/** Nodes, signer and witnesses must all be of the networks that this deployment is set to. */
export async function compareParts(parts: {
  readonly providers: NetworkProviders
  readonly signer: Pick<Signer, 'health'>
  readonly witness: Pick<Witness, 'networks'>
}): Promise<Comparison> {
  const { solana, ethereum, bsc, hedera } = parts.providers
  const wanted: Networks = {
    solana: solana.genesisHash,
    ethereum: ethereum.evmChainId,
    bsc: bsc.evmChainId,
    hedera: hedera.evmChainId,
  }
  const rpcUrls = {
    solana: solana.rpcUrl,
    ethereum: ethereum.rpcUrl,
    bsc: bsc.rpcUrl,
    hedera: hedera.rpcUrl,
  }
  const [nodes, signer, witnesses] = await Promise.all([
    compareNodes(wanted, rpcUrls),
    parts.signer.health().then(
      ({ networks }) => networks,
      () => null,
    ),
    parts.witness.networks(),
  ])
  const others = [
    { name: 'the signer', networks: signer },
    ...witnesses.map((networks) => ({ name: 'a witness', networks })),
  ]
  return {
    strangers: [
      ...nodes.strangers,
      ...others.flatMap(({ name, networks }) =>
        networks === null || isSame(networks, wanted) ? [] : [`${name} is of other networks`],
      ),
    ],
    silent: [...nodes.silent, ...others.flatMap(({ name, networks }) => (networks === null ? [name] : []))],
  }
}

function isSame(one: Networks, other: Networks): boolean {
  return (
    one.solana === other.solana &&
    one.ethereum === other.ethereum &&
    one.bsc === other.bsc &&
    one.hedera === other.hedera
  )
}
