import { capabilityFolder } from '../capabilities/capability-folders.ts'
import { type CapabilityNames, spellName } from './capability-names.ts'
import { intentFiles } from './intent-files.ts'
import { panelApp, panelFiles } from './panel-files.ts'
import { proposalToolFiles, readToolFiles } from './tool-files.ts'

/** What a capability can begin with beside its routes. */
export const EXTRAS = ['intent', 'tool', 'panel'] as const
export type Extra = (typeof EXTRAS)[number]

/** The files a capability begins with: they compile, answer honestly, and are found by their folders. */
export function capabilityFiles(name: string, extras: readonly Extra[] = []): Record<string, string> {
  const names = spellName(name)
  const { camel, pascal } = names
  const hasIntent = extras.includes('intent')
  const hasTool = extras.includes('tool')
  const hasPanel = extras.includes('panel')
  const core = capabilityFolder('core', name)
  const server = capabilityFolder('server', name)
  const web = capabilityFolder('web', name)
  return {
    [`${core}/contract.ts`]: `import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'

export const ${camel}View = z.object({})

export const ${camel}Routes = {
  get${pascal}: defineRoute({
    method: 'GET',
    path: '/api/${name}',
    summary: 'Not built yet',
    access: 'session',
    rate: 'read',
    response: ${camel}View,
  }),
}
`,
    [`${core}/errors.ts`]: `import { defineErrors } from '../errors/app-error.ts'

export const ${camel}Errors = defineErrors('${name}', {
  notBuilt: { status: 501, text: 'This part of Windhover is not built yet.' },
})
`,
    [`${server}/index.ts`]: `import { defineFeature } from '../../composition/feature.ts'
${hasIntent ? `import { ${camel}Plan } from './intents/${name}.ts'\n` : ''}import { needs } from './parts.ts'
import { ${camel}Bindings } from './routes.ts'
${hasTool ? `import { ${camel}AgentTools } from './tools.ts'\n` : ''}
export const feature = defineFeature({
  name: '${name}',
  needs,
  routes: ${camel}Bindings,${hasTool ? `\n  tools: ${camel}AgentTools,` : ''}${hasIntent ? `\n  intents: [${camel}Plan],` : ''}
})
`,
    [`${server}/parts.ts`]: 'export const needs = [] as const\n',
    [`${server}/routes.ts`]: `import { ${camel}Routes } from '@windhover/core/${name}/contract'
import { ${camel}Errors } from '@windhover/core/${name}/errors'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'

export function ${camel}Bindings(): readonly RouteBinding[] {
  return [
    bindRoute(${camel}Routes.get${pascal}, async () => {
      throw ${camel}Errors.notBuilt()
    }),
  ]
}
`,
    [`${web}/index.ts`]: hasPanel
      ? panelApp(names)
      : `import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({ name: '${name}' })
`,
    ...copyFile(names, { card: hasTool && !hasIntent, panel: hasPanel }),
    ...(hasIntent ? intentFiles(names) : {}),
    ...(hasTool && hasIntent ? proposalToolFiles(names) : {}),
    ...(hasTool && !hasIntent ? readToolFiles(names) : {}),
    ...(hasPanel ? panelFiles(names) : {}),
  }
}

/** Every sentence that a person reads in the browser. */
function copyFile(
  { name, camel, title, words }: CapabilityNames,
  drawn: { card: boolean; panel: boolean },
): Record<string, string> {
  if (!drawn.card && !drawn.panel) return {}
  const texts = [
    ...(drawn.card ? [`title: '${title}'`] : []),
    ...(drawn.panel ? [`loading: 'Loading ${words}'`, `loadFailed: '${title} could not be loaded'`] : []),
    `empty: 'Nothing here yet'`,
  ]
  const source = `export const ${camel}Copy = {\n${texts.map((text) => `  ${text},\n`).join('')}}\n`
  return { [`${capabilityFolder('web', name)}/copy.ts`]: source }
}
