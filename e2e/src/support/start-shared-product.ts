import type { TestProject } from 'vitest/node'
import { startTestProduct } from './start-test-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    product: { origin: string; instances: readonly string[]; databaseUrl: string; sandboxUrl: string }
  }
}

/** One product for all tests in a browser: they meet only through it, each with accounts of its own. */
export default async function startSharedProduct(project: TestProject): Promise<() => Promise<void>> {
  const product = await startTestProduct()
  project.provide('product', {
    origin: product.origin,
    instances: product.instances,
    databaseUrl: product.addresses.databaseUrl,
    sandboxUrl: product.sandboxUrl,
  })
  return () => product.stop()
}
