import type { SignRequest } from '@windhover/core/signing/sign-contract'
import { createSignerDatabase } from '@windhover/testkit/signer-database'
import { startTestSigner } from '@windhover/testkit/test-signer'
import { enrolOwnerAt } from '@windhover/testkit/vault-owner'
import { requestMaker } from './make-requests.ts'
import { processCpuMs } from './process-cpu.ts'
import { signSender } from './send-requests.ts'

/** The signer as it runs in production: its own process, reached over its socket. */
export async function startOverSocket(vaults: number) {
  const database = await createSignerDatabase()
  const signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'file' })
  const sender = signSender(signer.socketPath)
  const { makeVault, approve } = await enrolOwnerAt(signer)
  const make = await requestMaker({ makeVault, approve, vaults })
  const bodies = (requests: readonly SignRequest[]) => requests.map((request) => JSON.stringify(request))
  return {
    make,
    cpuMs: () => processCpuMs(signer.pid),
    all: (requests: readonly SignRequest[], underWay: number) => sender.all(bodies(requests), underWay),
    paced: (requests: readonly SignRequest[], perSecond: number) => sender.paced(bodies(requests), perSecond),
    close: async () => {
      sender.close()
      await signer.stop()
      await database.drop()
    },
  }
}
