import { type Area, type ImagePage, type Problem, problems, type StoredImage } from './areas'
import { fitPhotograph } from './fit-photograph'

/** What came of a request. A refusal may name the part of the file that it is about. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: Problem; part?: string }

type Json = Record<string, unknown>

// Answers are checked by hand: even the small form of the schema library is twice as large as this whole screen, and
// probes `eval`, which the policy of these pages forbids and browsers report.
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isNumberOrNull = (value: unknown): value is number | null => value === null || typeof value === 'number'

function isStoredImage(value: unknown): value is StoredImage {
  return (
    isObject(value) &&
    isText(value.name) &&
    isNumberOrNull(value.size) &&
    isText(value.publicUrl) &&
    isTextOrNull(value.viewUrl) &&
    isTextOrNull(value.product) &&
    (value.shown === 'cover' || value.shown === 'page' || value.shown === 'nowhere')
  )
}

const isImagePage = (value: unknown): value is ImagePage =>
  isObject(value) &&
  Array.isArray(value.images) &&
  value.images.every(isStoredImage) &&
  isNumberOrNull(value.next)

const isRemoval = (value: unknown): value is { removed: string } => isObject(value) && isText(value.removed)

const isProblem = (value: unknown): value is Problem => problems.some((problem) => problem === value)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read<T>(status: number, text: string, isExpected: (value: unknown) => value is T): Outcome<T> {
  const body = parseJson(text)
  if (status >= 200 && status < 300 && isExpected(body)) return { ok: true, value: body }
  // A proxy in between answers in its own words when a file is too large for it.
  if (status === 413) return { ok: false, problem: 'tooLarge' }
  if (!isObject(body) || !isProblem(body.error)) return { ok: false, problem: 'unavailable' }
  return { ok: false, problem: body.error, part: isText(body.part) ? body.part : undefined }
}

async function ask<T>(
  address: string,
  init: RequestInit,
  isExpected: (value: unknown) => value is T,
): Promise<Outcome<T>> {
  try {
    const response = await fetch(address, { ...init, cache: 'no-store', signal: AbortSignal.timeout(30_000) })
    return read(response.status, await response.text(), isExpected)
  } catch {
    return { ok: false, problem: 'offline' }
  }
}

const address = (area: Area): string => `/api/admin/images/${area}`

/** A page of an area's pictures, from the `offset`th on. */
const fetchImages = (area: Area, offset: number): Promise<Outcome<ImagePage>> =>
  ask(`${address(area)}?offset=${offset}`, {}, isImagePage)

/** Removes a picture; the problem `gone` says that somebody else has done it. */
const deleteImage = (area: Area, name: string): Promise<Outcome<{ removed: string }>> =>
  ask(`${address(area)}/${encodeURIComponent(name)}`, { method: 'DELETE' }, isRemoval)

/** Where a picture goes: to a trip and its area, or with an empty text to none; on the trip's page, or off it. */
export interface Move {
  area: Exclude<Area, 'icons'>
  product: string
  isOff: boolean
}

/** Moves a picture; it comes back under its new name. */
const moveImage = (area: Area, name: string, to: Move): Promise<Outcome<StoredImage>> =>
  ask(
    `${address(area)}/${encodeURIComponent(name)}`,
    { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(to) },
    isStoredImage,
  )

interface UploadRequest {
  area: Area
  file: File
  /** Slug of the product that the picture is for, or an empty text. */
  product: string
  /** Told the share that has left the browser, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends one file. With XMLHttpRequest, because fetch does not tell how far it is. */
function uploadImage({ area, file, product, onProgress }: UploadRequest): Promise<Outcome<StoredImage>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const query = new URLSearchParams({ name: file.name, product })
    request.open('POST', `${address(area)}?${query}`)
    request.timeout = 120_000
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => resolve(read(request.status, request.responseText, isStoredImage))
    request.onerror = () => resolve({ ok: false, problem: 'offline' })
    request.ontimeout = () => resolve({ ok: false, problem: 'slow' })
    request.onabort = () => resolve({ ok: false, problem: 'interrupted' })
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    request.send(file)
  })
}

/** What the images screen asks of the site. It takes this as a prop, so that a test hands it a plain fake. */
export interface ImagesApi {
  fetchImages: typeof fetchImages
  deleteImage: typeof deleteImage
  moveImage: typeof moveImage
  uploadImage: typeof uploadImage
  fitPhotograph: typeof fitPhotograph
}

export const imagesApi: ImagesApi = { fetchImages, deleteImage, moveImage, uploadImage, fitPhotograph }
