import { z } from 'zod'

// The schema library tries whether it may compile code, which the panel's policy forbids and browsers report. On the server,
// where nothing forbids it, compiled schemas are faster.
if (typeof window !== 'undefined') z.config({ jitless: true })
