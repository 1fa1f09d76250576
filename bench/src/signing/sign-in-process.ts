import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NETWORKS } from '@windhover/core/authority/networks'
import type { SignRequest } from '@windhover/core/signing/sign-contract'
import type { Intent } from '@windhover/core/transactions/intent'
import { createApprovalStore } from '@windhover/signer/authority/approval-store'
import { createOwnerStore } from '@windhover/signer/authority/owner-store'
import { vaultKeysMaker } from '@windhover/signer/create-vault-keys'
import { factVerifier } from '@windhover/signer/facts/verify-facts'
import { earlyAnswer } from '@windhover/signer/ledger/early-answer'
import { createSigningLedger } from '@windhover/signer/ledger/signing-ledger'
import { createKeyRing } from '@windhover/signer/sign/key-ring'
import { actionSigner } from '@windhover/signer/sign/sign-action'
import { connectDatabase } from '@windhover/signer/store/connect-database'
import { createVaultKeyStore } from '@windhover/signer/store/vault-key-store'
import { openKeyWrapper } from '@windhover/signer/wrappers/open-key-wrapper'
import { rootKeysOf } from '@windhover/signer/wrappers/root-keys'
import { createSignerDatabase } from '@windhover/testkit/signer-database'
import { makeTestDevice } from '@windhover/testkit/test-device'
import { TEST_WITNESS_KEY } from '@windhover/testkit/test-witness'
import { keepUnderWay } from './keep-under-way.ts'
import { requestMaker } from './make-requests.ts'

const POOL = 4

/** What the signer is made of, with its own database and without the socket in front of it. */
export async function startInProcess(vaults: number) {
  const dir = await mkdtemp(join(tmpdir(), 'wh-bench-sign-'))
  const database = await createSignerDatabase()
  const sql = connectDatabase({ url: database.signerUrl, pool: POOL })
  const wrapper = await openKeyWrapper({ kind: 'file', path: join(dir, 'root-key') })
  const store = createVaultKeyStore(sql)
  const keyRing = createKeyRing({ store, rootKeys: rootKeysOf(wrapper) })
  const makeKeys = vaultKeysMaker({ store, rootKeys: rootKeysOf(wrapper) })
  const owners = createOwnerStore({ sql, world: 'practice' })
  const verifyFacts = factVerifier({ world: 'practice', keys: [TEST_WITNESS_KEY] })
  const answerEarly = earlyAnswer({ sql, verifyFacts, witnessesNeeded: 1 })
  const approvals = createApprovalStore({ sql, world: 'practice', owners, answerEarly })
  const sign = actionSigner({
    keyRing,
    ledger: createSigningLedger({ sql, payAgainAfterMs: 0 }),
    approvals,
    feeAccount: null,
    chainIds: NETWORKS.practice,
    verifyFacts,
    witnessesNeeded: 1,
  })
  const device = makeTestDevice()
  const { owner, enrolment } = await device.enrol()
  for (const signed of enrolment) await owners.accept(signed)
  const makeVault = async (vaultId: string) => (await makeKeys(vaultId, owner)).keys
  const approve = async (intent: Intent) => approvals.accept({ intent, signed: await device.approve(intent) })
  return {
    make: await requestMaker({ makeVault, approve, vaults }),
    cpuMs: async () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1000
    },
    all: (requests: readonly SignRequest[], underWay: number) => keepUnderWay(requests, underWay, sign),
    close: async () => {
      keyRing.close()
      await Promise.all([sql.end({ timeout: 5 }), wrapper.close()])
      await database.drop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}
