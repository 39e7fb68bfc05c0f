import { openAsBlob } from 'node:fs'

/** A file that lies on the disk, and says where: another process can read it there, and its bytes need not pass through this one. */
export class FileOnDisk extends File {
  readonly path: string

  private constructor(path: string, content: Blob, name: string, options?: FilePropertyBag) {
    super([content], name, options)
    this.path = path
  }

  static async at(path: string, name: string, options?: FilePropertyBag): Promise<FileOnDisk> {
    return new FileOnDisk(path, await openAsBlob(path), name, options)
  }
}
