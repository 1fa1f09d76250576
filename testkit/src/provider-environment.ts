import { sandboxPortsFrom } from '@windhover/sandbox/world/ports'
import { productEnvironment } from '@windhover/sandbox/world/product-environment'

/** Nothing listens at these addresses: for tests whose subject asks no chain and no public API. */
export const NO_PROVIDERS: Readonly<Record<string, string>> = productEnvironment(sandboxPortsFrom(9))
