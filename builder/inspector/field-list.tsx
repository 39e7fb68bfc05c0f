'use client'
import { memo } from 'react'
import { ChoiceInput } from './choice-input'
import { ChoicesInput } from './choices-input'
import { ColorInput } from './color-input'
import { DocumentInput } from './document-input'
import { isShownFor, widgetOf, type FieldSchema } from './field-schema'
import { GroupInput } from './group-input'
import { HtmlInput } from './html-input'
import { KeyInput } from './key-input'
import { isKeyedList } from './is-keyed-list'
import { LinkInput } from './link-input'
import { ListInput } from './list-input'
import { MatrixInput } from './matrix/matrix-input'
import { OptionGroupsInput } from './matrix/option-groups-input'
import { MomentInput } from './moment-input'
import { NumberInput } from './number-input'
import { FieldRight } from './field-right'
import { FilmInput } from './film-input'
import { PictureUrlInput } from './picture-url-input'
import { PictureInput } from './picture-input'
import { PointsInput } from './points-input'
import { parentOf, stepsOf, under } from './value-at'
import { ReferenceInput } from './reference-input'
import { SlugInput } from './slug-input'
import { SwitchInput } from './switch-input'
import { MIXED, usePicked, useTarget } from './target'
import { TextInput } from './text-input'
import type { FieldProps } from './use-field'

interface FieldListProps {
  pointer: string
  schema: FieldSchema
  /** The properties to render; all by default. */
  names?: readonly string[]
}

/** One field for each property, in the order of the schema. */
export const FieldList = memo(function FieldList({ pointer, schema, names }: FieldListProps) {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => !names || names.includes(name))
    .map(([name, property]) => (
      <Field
        key={name}
        pointer={under(pointer, name)}
        schema={property}
        isRequired={schema.required?.includes(name) ?? false}
        parent={schema}
      />
    ))
})

/** Renders again only when its own value changes. */
export const Field = memo(function Field(props: FieldProps) {
  return <FieldRight pointer={props.pointer}>{props.schema.when ? <Conditional {...props} /> : <Widget {...props} />}</FieldRight>
})

function Conditional(props: FieldProps) {
  const { schema, parent, pointer } = props
  const other = schema.when!.field
  const fallback = parent?.properties?.[other]?.default
  const isShown = usePicked(under(parentOf(pointer), other), (value) => value === MIXED || isShownFor(schema, value ?? fallback))
  return isShown && <Widget {...props} />
}

const renderEntry = (pointer: string, schema: FieldSchema) => <Field pointer={pointer} schema={schema} isRequired />

function Widget(props: FieldProps) {
  const { editor, ids } = useTarget()
  switch (widgetOf(props.schema)) {
    case 'text': {
      const entry = parentOf(props.pointer)
      const list = parentOf(entry)
      const isKey = stepsOf(props.pointer).length === 3 && stepsOf(props.pointer)[2] === 'key'
      return isKey && isKeyedList(editor, ids, list, { items: props.parent ?? {} }) ? <KeyInput {...props} /> : <TextInput {...props} />
    }
    case 'textarea':
      return <TextInput {...props} />
    case 'number':
      return <NumberInput {...props} />
    case 'switch':
      return <SwitchInput {...props} />
    case 'select':
      return <ChoiceInput {...props} />
    case 'link':
      return <LinkInput {...props} />
    case 'slug':
      return <SlugInput {...props} />
    case 'html':
      return <HtmlInput {...props} />
    case 'color':
      return <ColorInput {...props} />
    case 'moment':
    case 'day':
      return <MomentInput {...props} />
    case 'picture':
      return <PictureInput {...props} />
    case 'picture-address':
      return <PictureUrlInput {...props} />
    case 'document':
      return <DocumentInput {...props} />
    case 'choices':
      return <ChoicesInput {...props} />
    case 'reference':
      return <ReferenceInput {...props} />
    case 'film':
      return <FilmInput {...props} />
    case 'option-groups':
      return <OptionGroupsInput {...props} />
    case 'matrix':
      return <MatrixInput {...props} />
    case 'points':
      return <PointsInput {...props} Fields={FieldList} renderEntry={renderEntry} />
    case 'list':
      return <ListInput {...props} Fields={FieldList} renderEntry={renderEntry} />
    case 'group':
      return <GroupInput {...props} Fields={FieldList} />
  }
}
