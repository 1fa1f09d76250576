import type { StatementDomain } from '@windhover/core/authority/statement-domain'
import { workspaceRoutes } from '@windhover/core/workspace/contract'
import { callRoute } from '../api/call-route.ts'

let known: StatementDomain | null = null

/** What stands in front of everything that is signed here. It never changes while the page is open. */
export async function readDomain(): Promise<StatementDomain> {
  known ??= (await callRoute(workspaceRoutes.getWorkspace, {})).statementDomain
  return known
}
