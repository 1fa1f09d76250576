import { writeFile } from 'node:fs/promises'
import { proofText } from '@windhover/core/authority/proof-file'
import { makeApiKey, makeDeviceKey, makeEthereumWallet } from './owner-keys.ts'
import { makeProof, type ProofSampleOptions } from './proof-samples.ts'

/**
 * `node testkit/src/record-proofs.ts`: keeps proofs as the product hands them out, letter by letter. Component tests
 * check them in a browser, which cannot make them.
 */
const FILE = new URL('../../web/src/features/transactions/__fixtures__/proofs.json', import.meta.url)

const LONG = {
  root: 'The passkey of the grey laptop that stands in the kitchen 24',
  device: 'Chromiumwithaverylongnameandnospacesinitatallonsomeplatform0',
}
const SAMPLES: Readonly<Record<string, ProofSampleOptions>> = {
  swap: { what: 'settlement' },
  steps: { what: 'settlement', isAllowedFirst: true },
  order: { what: 'order' },
  envelope: { what: 'settlement', isEnvelope: true },
  transfer: { what: 'solana' },
  wallet: { what: 'evm', root: makeEthereumWallet(), device: null },
  guest: { what: 'solana', root: makeDeviceKey(), device: null },
  recovered: { what: 'evm', isRecovered: true },
  program: { what: 'evm', device: makeApiKey(), names: { root: 'MacBook passkey', device: 'rebalancer' } },
  long: { what: 'evm', names: LONG },
}

const made = Object.entries(SAMPLES).map(
  async ([name, options]) => [name, proofText(await makeProof(options))] as const,
)
await writeFile(FILE, `${JSON.stringify(Object.fromEntries(await Promise.all(made)), null, 2)}\n`)
