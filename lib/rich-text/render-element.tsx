'use client'
import { useSelected, type RenderElementProps, type RenderLeafProps } from 'slate-react'
import type { CleanHtml } from '@/lib/html/clean-html'

/** The same tags as stored, so that the page's own styles apply. */
export const renderElement = (clean: CleanHtml) => (props: RenderElementProps) => <TextElement {...props} clean={clean} />

function TextElement({ attributes, children, element, clean }: RenderElementProps & { clean: CleanHtml }) {
  switch (element.type) {
    case 'paragraph':
      return (
        <p {...attributes} style={{ textAlign: element.align }}>
          {children}
        </p>
      )
    case 'heading': {
      const Tag = `h${element.level}` as const
      return (
        <Tag {...attributes} style={{ textAlign: element.align }}>
          {children}
        </Tag>
      )
    }
    case 'quote':
      return <blockquote {...attributes}>{children}</blockquote>
    case 'list':
      return element.ordered ? (
        <ol {...attributes} start={element.start}>
          {children}
        </ol>
      ) : (
        <ul {...attributes}>{children}</ul>
      )
    case 'item':
      return <li {...attributes}>{children}</li>
    case 'line':
      return <div {...attributes}>{children}</div>
    case 'link':
      return (
        <a {...attributes} href={element.href} onClick={(event) => event.preventDefault()}>
          {children}
        </a>
      )
    case 'opaque':
    case 'piece':
      return (
        <Closed attributes={attributes} html={clean(element.html)} isInline={element.type === 'piece'}>
          {children}
        </Closed>
      )
  }
}

interface ClosedProps {
  attributes: RenderElementProps['attributes']
  html: string
  isInline: boolean
  children: RenderElementProps['children']
}

function Closed({ attributes, html, isInline, children }: ClosedProps) {
  const isChosen = useSelected()
  const Tag = isInline ? 'span' : 'div'
  const look = `${isInline ? 'inline-block' : 'block overflow-x-auto'} ${isChosen ? 'outline-2 outline-offset-2 outline-studio-select' : ''}`
  return (
    <Tag {...attributes}>
      {/* Sanitised when it was read, and once more by who renders it. */}
      <Tag contentEditable={false} className={look} dangerouslySetInnerHTML={{ __html: html }} />
      {children}
    </Tag>
  )
}

export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  let words = children as React.ReactNode
  if (leaf.sup) words = <sup>{words}</sup>
  if (leaf.sub) words = <sub>{words}</sub>
  if (leaf.s) words = <s>{words}</s>
  if (leaf.u) words = <u>{words}</u>
  if (leaf.em) words = <em>{words}</em>
  if (leaf.strong) words = <strong>{words}</strong>
  return <span {...attributes}>{words}</span>
}
