import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './fixtures'

export interface ExportedNames {
  values: string[]
  types: string[]
}

/** The names that a file exports, in its order; of a default export the name that it has in the file. */
export function exportedNames(file: string, text = readFileSync(join(root, file), 'utf8')): ExportedNames {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const names: ExportedNames = { values: [], types: [] }
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      for (const { name, isTypeOnly } of statement.exportClause.elements)
        names[isTypeOnly || statement.isTypeOnly ? 'types' : 'values'].push(name.text)
    if (ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression)) names.values.push(statement.expression.text)
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue
    if (ts.isVariableStatement(statement)) names.values.push(...statement.declarationList.declarations.flatMap(({ name }) => namesOf(name)))
    else if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) names.types.push(statement.name.text)
    else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
      names.values.push(statement.name.text)
  }
  return names
}

const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []))
