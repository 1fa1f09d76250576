import { isAppId } from '@windhover/core/workspace/app-ids'
import { capabilityFolder } from '../capabilities/capability-folders.ts'
import type { CapabilityNames } from './capability-names.ts'

/** The front door of a web feature with one app. What the specification names has its title and group already. */
export function panelApp({ name, title }: CapabilityNames): string {
  const look = isAppId(name) ? '' : `title: '${title}', group: 'Discover', `
  return `import { defineWebFeature } from '../../lib/feature.ts'

export const feature = defineWebFeature({
  name: '${name}',
  apps: [{ id: '${name}', ${look}load: () => import('./components/${name}-panel.tsx') }],
})
`
}

/** A panel that asks the route of its capability: it says that it loads, what failed, or that there is nothing. */
export function panelFiles({ name, camel, pascal, words }: CapabilityNames): Record<string, string> {
  const web = capabilityFolder('web', name)
  return {
    [`${web}/api/get-${name}.ts`]: `import { ${camel}Routes } from '@windhover/core/${name}/contract'
import { routeQuery } from '../../../lib/api/route-query.ts'

export const ${camel}Query = routeQuery(${camel}Routes.get${pascal})
`,
    [`${web}/components/${name}-panel.tsx`]: `import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../../lib/api/api-error.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { ${camel}Query } from '../api/get-${name}.ts'
import { ${camel}Copy } from '../copy.ts'

export default function ${pascal}Panel() {
  const { data, error, isFetching, refetch } = useQuery(${camel}Query)
  return (
    <PanelBody>
      {data !== undefined && <EmptyState title={${camel}Copy.empty} />}
      {data === undefined && error === null && <SkeletonRows rows={6} label={${camel}Copy.loading} />}
      {data === undefined && error !== null && (
        <ErrorState
          layout="block"
          message={errorText(error, ${camel}Copy.loadFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </PanelBody>
  )
}
`,
    [`${web}/components/${name}-panel.test.tsx`]: `import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ${camel}Errors } from '@windhover/core/${name}/errors'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { appRegistry } from '../../../app/features.ts'
import { toApiError } from '../../../lib/api/api-error.ts'
import { ${camel}Query } from '../api/get-${name}.ts'
import { ${camel}Copy } from '../copy.ts'

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })

async function draw(queries: QueryClient): Promise<string> {
  const { default: Panel } = (await appRegistry['${name}']?.load?.()) ?? {}
  if (Panel === undefined) throw new Error('the workspace has no such app')
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Panel />
    </QueryClientProvider>,
  )
}

it('the panel of ${words} says that it loads', async () => {
  expect(await draw(client())).toContain(${camel}Copy.loading)
})

it('the panel of ${words} says that there is nothing', async () => {
  const queries = client()
  queries.setQueryData(${camel}Query.queryKey, {})
  expect(await draw(queries)).toContain(${camel}Copy.empty)
})

it('the panel of ${words} says what the server said', async () => {
  const queries = client()
  const error = toApiError(${camel}Errors.notBuilt(), { fromServer: true })
  await queries.prefetchQuery({ ...${camel}Query, queryFn: () => Promise.reject(error) })
  expect(await draw(queries)).toContain('This part of Windhover is not built yet.')
})
`,
  }
}
