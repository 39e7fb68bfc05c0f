import type { SheetFault } from '@/schemas/api/site/record-sheets'

/** The wrong cells of a sheet, as the spreadsheet names them. */
export function ImportFaults({ faults, count }: { faults: readonly SheetFault[]; count: number }) {
  return (
    <div className="max-h-72 min-h-0 overflow-y-auto rounded-md border border-studio-line" tabIndex={0} role="region" aria-label="고칠 곳">
      <table className="w-full text-left">
        <thead className="sticky top-0 bg-studio-panel">
          <tr className="border-b border-studio-line text-studio-label text-studio-text-mute">
            <th scope="col" className="px-3 py-1.5 font-medium">
              칸
            </th>
            <th scope="col" className="px-3 py-1.5 font-medium max-md:hidden">
              항목
            </th>
            <th scope="col" className="px-3 py-1.5 font-medium">
              고칠 것
            </th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ cell, field, message }, i) => (
            <tr key={i} className="border-b border-studio-line align-top last:border-b-0">
              <td className="px-3 py-1.5 font-mono whitespace-nowrap">{cell || '파일'}</td>
              <td className="px-3 py-1.5 whitespace-nowrap text-studio-text-mute max-md:hidden">{field}</td>
              <td className="px-3 py-1.5">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > faults.length && (
        <p className="px-3 py-2 text-studio-text-mute">그 밖에 {(count - faults.length).toLocaleString('ko-KR')}군데가 더 있습니다.</p>
      )}
    </div>
  )
}
