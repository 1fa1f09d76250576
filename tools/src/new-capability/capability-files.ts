import { capabilityFolder } from '../capabilities/capability-folders.ts'

/** The files a capability begins with: they compile, answer honestly, and are found without a change anywhere else. */
export function capabilityFiles(name: string): Record<string, string> {
  const camel = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
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
import { ${camel}Bindings } from './routes.ts'

export const feature = defineFeature({ name: '${name}', routes: ${camel}Bindings })
`,
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
    [`${web}/index.ts`]: `import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({ name: '${name}' })
`,
  }
}
