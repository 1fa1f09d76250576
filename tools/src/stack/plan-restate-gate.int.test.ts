import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineAddress } from '@windhover/server/platform/durable/engine-address'
import { registerDeployment } from '@windhover/server/platform/durable/register-deployment'
import { createRestateClient } from '@windhover/server/platform/durable/restate-client'
import { type DurableEndpoint, serveDurable } from '@windhover/server/platform/durable/restate-endpoint'
import { createLogger } from '@windhover/server/platform/log/logger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planRestate } from './engines/plan-restate.ts'
import { planRestateGate, restateUrls } from './plan-restate-gate.ts'
import { findFreePortBase, portsFrom, type StackPorts } from './ports.ts'
import { loadSecrets } from './secrets.ts'
import { SupervisedProcess } from './supervise-process.ts'
import { startWatchdog, type Watchdog } from './watchdog.ts'

const log = createLogger({ process: 'test', instance: '1', level: 'silent' })
const echo = { name: 'Echo', handlers: { say: async (_: unknown, input: unknown) => ({ said: input }) } }
/** Longer than a socket's path may be. */
const DEEP = 'a-folder-that-lies-deep/'.repeat(5)

describe('the Restate of a product', () => {
  let root: string
  let ports: StackPorts
  let urls: ReturnType<typeof restateUrls>
  let worker: DurableEndpoint
  let watchdog: Watchdog
  const processes: SupervisedProcess[] = []
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'wh-gate-'))
    ports = portsFrom(await findFreePortBase())
    watchdog = startWatchdog()
    const restate = planRestate({ stateDir: join(root, DEEP), ports: null })
    const secrets = loadSecrets(root)
    urls = restateUrls(ports, secrets)
    for (const plan of [restate, planRestateGate({ sockets: restate.sockets, ports, secrets })]) {
      const logFile = join(root, `${plan.name}.log`)
      processes.push(new SupervisedProcess(plan, { log: () => {}, watchdog, logFile, revive: false }))
    }
    await Promise.all(processes.map((process) => process.start()))
    const { identityKey } = restate
    worker = await serveDurable({ services: [echo], identityKey, host: '127.0.0.1', port: ports.worker, log })
  })
  afterAll(async () => {
    await worker?.close(0)
    await Promise.all(processes.map((process) => process.close()))
    watchdog?.close()
    rmSync(root, { recursive: true, force: true })
  })

  const statusOf = async (address: string, path: string) => {
    const { url, headers } = engineAddress(address)
    return (await fetch(new URL(path, url), { headers })).status
  }
  const withPassword = (address: string, password: string) => {
    const url = new URL(address)
    url.password = password
    return url.href
  }

  it('finds its worker and calls it, for whoever has the passwords', async () => {
    const signal = AbortSignal.timeout(30_000)
    const workerUrl = `http://127.0.0.1:${ports.worker}`
    await registerDeployment({ adminUrl: urls.restateAdminUrl, workerUrl, force: true, log, signal })
    const client = createRestateClient({ ingressUrl: urls.restateIngressUrl })
    const call = { service: 'Echo', handler: 'say', key: 'a', idempotencyKey: 'one', input: 'hello' }
    expect(await client.call(call)).toEqual({ said: 'hello' })
  })

  it('lets nobody in who shows no password, another one, or that of the other door', async () => {
    const { restateIngressUrl: ingress, restateAdminUrl: admin } = urls
    expect(await statusOf(ingress, '/restate/health')).toBe(200)
    expect(await statusOf(admin, '/deployments')).toBe(200)
    for (const [address, path, other] of [
      [ingress, '/restate/health', new URL(admin).password],
      [admin, '/deployments', new URL(ingress).password],
    ] as const) {
      for (const password of ['guessed', other])
        expect(await statusOf(withPassword(address, password), path)).toBe(401)
      expect((await fetch(`http://${new URL(address).host}${path}`)).status).toBe(401)
    }
  })

  it('has a worker that answers nobody else', async () => {
    const session = connect(`http://127.0.0.1:${ports.worker}`)
    try {
      const request = session.request({
        ':path': '/discover',
        accept: 'application/vnd.restate.endpointmanifest.v4+json',
      })
      const status = new Promise((resolve) => request.once('response', (head) => resolve(head[':status'])))
      expect(await status).toBe(401)
    } finally {
      session.destroy()
    }
  })
})
