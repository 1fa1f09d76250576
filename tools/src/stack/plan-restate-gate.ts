import { engineAddress } from '@windhover/server/platform/durable/engine-address'
import { baseEnvironment } from './engines/base-environment.ts'
import { nodeProgram } from './plan-apps.ts'
import type { StackPorts } from './ports.ts'
import { answersOk } from './probe.ts'
import type { ProcessPlan } from './process-plan.ts'
import type { StackSecrets } from './secrets.ts'

/** Where Restate is reached, and with which password. */
export function restateUrls(ports: StackPorts, secrets: StackSecrets) {
  const at = (port: number, password: string) => `http://windhover:${password}@127.0.0.1:${port}`
  return {
    restateIngressUrl: at(ports.restateIngress, secrets.restateIngressPassword),
    restateAdminUrl: at(ports.restateAdmin, secrets.restateAdminPassword),
  }
}

export function planRestateGate(given: {
  readonly sockets: string
  readonly ports: StackPorts
  readonly secrets: StackSecrets
}): ProcessPlan {
  const { sockets, ports, secrets } = given
  const { restateIngressUrl, restateAdminUrl } = restateUrls(ports, secrets)
  return {
    ...nodeProgram({ name: 'restate-gate', entry: 'server/src/main-restate-gate.ts' }),
    env: {
      ...baseEnvironment(),
      RESTATE_SOCKETS: sockets,
      RESTATE_INGRESS_PORT: String(ports.restateIngress),
      RESTATE_ADMIN_PORT: String(ports.restateAdmin),
      RESTATE_INGRESS_PASSWORD: secrets.restateIngressPassword,
      RESTATE_ADMIN_PASSWORD: secrets.restateAdminPassword,
    },
    isReady: async () =>
      (await answers(restateAdminUrl, '/health')) && (await answers(restateIngressUrl, '/restate/health')),
  }
}

function answers(address: string, path: string): Promise<boolean> {
  const { url, headers } = engineAddress(address)
  return answersOk(new URL(path, url).href, headers)
}
