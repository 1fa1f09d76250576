import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MemoryPage } from './memory-page.tsx'

// The page makes a vault before it opens the workspace, so no browser test can come here without one.
const draw = (isPending: boolean) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryPage vaultId={null} isPending={isPending} />
    </QueryClientProvider>,
  )

it("R1-137 says 'Please select a vault to access your memories' without a vault", () => {
  expect(draw(false)).toContain('>Please select a vault to access your memories<')
  expect(draw(true)).not.toContain('Please select a vault')
})
