import { defineFeature } from '../../composition/feature.ts'
import { tokenBindings } from './routes.ts'

export const feature = defineFeature({ name: 'tokens', routes: tokenBindings })
