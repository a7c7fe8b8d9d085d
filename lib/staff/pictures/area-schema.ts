import { z } from 'zod'
import { areas } from './areas'

/** Checks the name of an area in an address. Apart from the names, which the browser needs without the checker. */
export const areaSchema = z.enum(areas)
