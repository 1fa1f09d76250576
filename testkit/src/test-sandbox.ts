import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import { productEnvironment } from '@windhover/sandbox/world/product-environment'
import { planSandbox } from '@windhover/tools/stack/plan-apps'
import { findFreePortBase, portsFrom } from '@windhover/tools/stack/ports'
import { QUICK_BLOCKS } from '@windhover/tools/stack/quick-blocks'
import { SupervisedProcess } from '@windhover/tools/stack/supervise-process'
import { startWatchdog } from '@windhover/tools/stack/watchdog'

export type TestSandbox = {
  readonly httpUrl: string
  /** What the product would be configured with. */
  readonly env: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/**
 * A living practice world. A full test run shares one, so nobody switches a fault on in it;
 * a single file run by hand starts its own.
 */
export async function useSandbox(): Promise<TestSandbox> {
  const shared = process.env.TEST_SANDBOX_PORT_BASE
  return shared === undefined ? startTestSandbox() : describe(Number(shared), async () => {})
}

/** One of its own, for tests that make it misbehave, end it, or ask it for more than is usual. */
export async function startTestSandbox(
  sandboxEnv: Readonly<Record<string, string>> = QUICK_BLOCKS,
): Promise<TestSandbox> {
  const stateDir = await mkdtemp(join(tmpdir(), 'wh-sandbox-'))
  const ports = portsFrom(await findFreePortBase())
  const watchdog = startWatchdog()
  const plan = planSandbox({ options: { stateDir, ports, sandboxEnv } })
  const process = new SupervisedProcess(plan, {
    log: () => {},
    watchdog,
    logFile: join(stateDir, 'sandbox.log'),
    revive: false,
  })
  const stop = async () => {
    await process.close()
    watchdog.close()
    await rm(stateDir, { recursive: true, force: true })
  }
  try {
    await process.start()
  } catch (error) {
    await stop()
    throw error
  }
  return describe(ports.sandbox, stop)
}

function describe(base: number, stop: () => Promise<void>): TestSandbox {
  const ports = sandboxPortsFrom(base)
  return { httpUrl: `http://127.0.0.1:${ports.http}`, env: productEnvironment(ports), stop }
}
