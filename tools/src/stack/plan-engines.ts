import { planPostgres } from './engines/plan-postgres.ts'
import { planRedis } from './engines/plan-redis.ts'
import { planRestate } from './engines/plan-restate.ts'
import { MissingEngines } from './missing-engines.ts'
import type { ProcessPlan } from './process-plan.ts'
import type { StackSecrets } from './secrets.ts'
import type { StackOptions } from './stack-options.ts'

/** The engines this stack needs and does not get from outside. Throws MissingEngines when they are not installed. */
export function planEngines(options: StackOptions, secrets: StackSecrets): readonly ProcessPlan[] {
  const { stateDir, ports, databaseUrl, redisUrl } = options
  const durable = options.throwaway !== true
  const postgres = { stateDir, port: ports.postgres, password: secrets.postgresPassword, durable }
  const wanted = {
    postgres: databaseUrl === undefined ? planPostgres(postgres) : undefined,
    redis: redisUrl === undefined ? planRedis({ stateDir, port: ports.redis }) : undefined,
  }
  const missing = Object.entries(wanted).flatMap(([name, plan]) => (plan === null ? [name] : []))
  if (missing.length > 0) throw new MissingEngines(missing)
  const restate = planRestate({
    stateDir,
    ingressPort: ports.restateIngress,
    adminPort: ports.restateAdmin,
    nodePort: ports.restateNode,
  })
  return [...Object.values(wanted).flatMap((plan) => plan ?? []), restate]
}
