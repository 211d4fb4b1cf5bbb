import { msg } from '@lingui/core/macro';
import type { ImportTable } from '~/patterns/import/engine/columns';

type Column =
  | 'name'
  | 'brand'
  | 'sku'
  | 'category'
  | 'description'
  | 'price'
  | 'currency'
  | 'url'
  | 'tags'
  | 'active'
  | 'order'
  | 'locationIds'
  | 'imageAssetId';

export const productTable: ImportTable<Column> = {
  needed: ['name'],
  columns: [
    {
      name: 'name',
      label: msg`Name`,
      kind: 'text',
      example: 'Glow serum',
      aliases: [
        'product',
        'product name',
        'title',
        'item name',
        'Produkt',
        'Produktname',
        'Bezeichnung',
        'nom',
      ],
    },
    {
      name: 'brand',
      label: msg`Brand`,
      kind: 'text',
      example: 'Juniper',
      aliases: ['vendor', 'manufacturer', 'Marke', 'Hersteller', 'marque', 'fabricant'],
    },
    {
      name: 'sku',
      label: msg`SKU`,
      kind: 'text',
      identifies: true,
      example: 'JUN-GS-50',
      hint: msg`Use letters, digits and . _ / - (64 at most).`,
      aliases: [
        ...[
          'Référence (SKU)',
          'article number',
          'item number',
          'product code',
          'Artikelnummer',
          'Art.-Nr.',
          'référence',
        ],
        ...['code article', 'réf', 'UGS'],
      ],
    },
    {
      name: 'category',
      label: msg`Category`,
      kind: 'text',
      example: 'Hair care',
      aliases: ['product type', 'type', 'Kategorie', 'Warengruppe', 'catégorie'],
    },
    {
      name: 'description',
      label: msg`Description`,
      kind: 'text',
      example: 'Lightweight shine serum, 50 ml.',
      aliases: ['details', 'body', 'Beschreibung'],
    },
    {
      name: 'price',
      label: msg`Price`,
      kind: 'money',
      example: '48.00',
      hint: msg`Enter the price as a number of 0 or more, like 48.00.`,
      aliases: ['retail price', 'unit price', 'Preis', 'Verkaufspreis', 'VK', 'prix', 'prix de vente'],
    },
    {
      name: 'currency',
      label: msg`Currency`,
      kind: 'text',
      example: 'CAD',
      hint: msg`Enter the currency as three capital letters, like CAD.`,
      aliases: ['Währung', 'devise', 'monnaie'],
    },
    {
      name: 'url',
      label: msg`Shop link`,
      kind: 'link',
      example: 'https://example.com/glow-serum',
      hint: msg`Enter a link that starts with http:// or https://.`,
      aliases: [
        'Shop link',
        'link',
        'product url',
        'website',
        'Link zum Shop',
        'Lien de la boutique',
        'lien',
      ],
    },
    {
      name: 'tags',
      label: msg`Tags`,
      kind: 'list',
      example: 'colour; shine',
      aliases: ['tag', 'labels', 'Schlagwörter', 'Stichwörter', 'étiquettes'],
    },
    {
      name: 'active',
      label: msg`Shown to guests`,
      kind: 'yesNo',
      example: 'yes',
      aliases: [
        'Shown to guests',
        'Was Gäste sehen',
        'Sichtbar für Gäste',
        'Ce que voient les invités',
        'visible',
        'published',
        'aktiv',
        'sichtbar',
        'Für Gäste sichtbar',
        'Visible pour les clients',
        'actif',
      ],
    },
    {
      name: 'order',
      label: msg`Sort order`,
      kind: 'wholeNumber',
      example: '10',
      hint: msg`Enter the sort order as a whole number from 0 to 100000.`,
      aliases: [
        'position',
        'sort order',
        'Reihenfolge',
        'Sortierung',
        'Sortierreihenfolge',
        'ordre',
        'ordre de tri',
      ],
    },
    {
      name: 'locationIds',
      label: msg`Location IDs`,
      kind: 'list',
      example: '',
      aliases: ['location id', 'Standort-IDs', 'Identifiants des sites'],
    },
    {
      name: 'imageAssetId',
      label: msg`Picture ID`,
      kind: 'text',
      example: '',
      aliases: [
        'picture id',
        'ID of the picture',
        'image id',
        'asset id',
        'Bild-ID',
        'ID des Bildes',
        'ID de l’image',
        'Identifiant de la photo',
      ],
    },
  ],
};
