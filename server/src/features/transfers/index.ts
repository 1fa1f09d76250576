import { defineFeature } from '../../composition/feature.ts'
import { transferBindings } from './routes.ts'

export const feature = defineFeature({ name: 'transfers', routes: transferBindings })
