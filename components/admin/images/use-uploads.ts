import pLimit from 'p-limit'
import { useRef, useState } from 'react'
import { type Area, maxBytes, maxFiles, type Problem, type StoredImage } from '@/lib/staff/pictures/areas'
import type { ImagesApi, Outcome } from '@/lib/staff/pictures/gallery-requests'

export interface Upload {
  id: number
  file: File
  /** Slug of the product that was chosen when the file was dropped. */
  product: string
  /** Address of the chosen file in the browser's own memory. */
  preview: string
  /** `fitting`: a large photograph is made smaller before it is sent. */
  status: 'waiting' | 'fitting' | 'sending' | 'failed'
  /** Which batch of ten it goes in, from 1, and of how many. */
  batch: { at: number; of: number }
  /** Share that has left the browser, from 0 to 1. */
  progress: number
  problem?: Problem
  /** The part of the file that the problem is about. */
  part?: string
}

/** A picture that was stored while this page was open. */
interface SentImage {
  /** The name that the person knows it by. */
  fileName: string
  image: StoredImage
}

interface UploadNeeds {
  api: Pick<ImagesApi, 'uploadImage' | 'fitPhotograph'>
  onSent: (sent: SentImage) => void
  onFailed: (fileName: string) => void
}

export interface Uploads {
  list: Upload[]
  sent: SentImage[]
  isBusy: boolean
  /** The batch that is under way, where there are several (spec §5: ten at a time). */
  batch?: Upload['batch']
  add: (files: readonly File[], product: string) => void
  retry: (upload: Upload) => void
  discard: (upload: Upload) => void
  /** Takes a stored picture off the list, after it was removed. */
  forget: (name: string) => void
}

/** The uploads of one area: each file goes its own way, fails for itself and can be tried again (spec §4). */
export function useUploads(area: Area, { api, onSent, onFailed }: UploadNeeds): Uploads {
  const [list, setList] = useState<Upload[]>([])
  const [sent, setSent] = useState<SentImage[]>([])
  const lastId = useRef(0)
  // One file of a zone at a time: the order in which they are stored is that in which galleries show them.
  const [queue] = useState(() => pLimit(1))

  const change = (id: number, changes: Partial<Upload>) =>
    setList((current) => current.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))

  const drop = (id: number) => setList((current) => current.filter((upload) => upload.id !== id))

  // Without a connection and the like it answers by itself. What it throws is a fault of ours, which the browser is to
  // report, and still the row must not stay on its way for ever.
  const attempt = async ({ id, file, product }: Upload): Promise<Outcome<StoredImage>> => {
    try {
      const fitted = await api.fitPhotograph(file, maxBytes[area])
      if (!fitted.ok) return fitted
      change(id, { status: 'sending' })
      const onProgress = (progress: number) => change(id, { progress })
      return await api.uploadImage({ area, file: fitted.file, product, onProgress })
    } catch (error) {
      console.error(error)
      return { ok: false, problem: 'unavailable' }
    }
  }

  const send = async (upload: Upload) => {
    const { id, file, preview } = upload
    change(id, { status: 'fitting', progress: 0, problem: undefined })
    const outcome = await attempt(upload)
    if (outcome.ok) {
      drop(id)
      URL.revokeObjectURL(preview)
      const stored = { fileName: file.name, image: outcome.value }
      setSent((current) => [stored, ...current])
      onSent(stored)
    } else {
      change(id, { status: 'failed', problem: outcome.problem, part: outcome.part })
      onFailed(file.name)
    }
  }

  return {
    list,
    sent,
    isBusy: list.some(({ status }) => status !== 'failed'),
    batch: list.findLast(({ status, batch }) => status !== 'failed' && batch.of > 1)?.batch,
    add: (files, product) => {
      const of = Math.ceil(files.length / maxFiles)
      const uploads = files.map((file, index): Upload => {
        lastId.current += 1
        const preview = URL.createObjectURL(file)
        const at = Math.floor((files.length - 1 - index) / maxFiles) + 1
        return {
          id: lastId.current,
          file,
          product,
          preview,
          status: 'waiting',
          progress: 0,
          batch: { at, of },
        }
      })
      setList((current) => [...current, ...uploads])
      // The last one first: galleries begin with the newest, and are to begin with the first that was chosen.
      for (const upload of uploads.toReversed()) void queue(() => send(upload))
    },
    retry: (upload) => {
      change(upload.id, { status: 'waiting', progress: 0, problem: undefined })
      void queue(() => send(upload))
    },
    discard: ({ id, preview }) => {
      drop(id)
      URL.revokeObjectURL(preview)
    },
    forget: (name) => setSent((current) => current.filter(({ image }) => image.name !== name)),
  }
}
