// A grooming chain: its own account, and those of two franchises that it manages.
import { addressAt, type Brand, type Business } from './business.ts';

const PAWS: Brand = { color: '#2f6f8f', accent: '#f0a541', paper: '#eef5f6' };
const pawlish = {
  category: 'pets',
  slug: 'pawlish',
  brand: PAWS,
  locale: 'en-US',
  currency: 'USD',
  sms: false,
} as const;

export const PAWLISH: Business[] = [
  {
    ...pawlish,
    id: 'owner-pets',
    owner: { name: 'Tomas Okafor', email: 'enterprise@pawlish.example' },
    userType: 3,
    name: 'Pawlish',
    timezone: 'America/New_York',
    offset: -5,
    numbers: 'newYork',
    site: 'https://pawlish.example',
    status: 'active',
    address: addressAt('77 Amsterdam Avenue', 'New York', 'NY', '10023', 'US'),
    places: [
      {
        id: 'location-uptown',
        name: 'Pawlish Upper West Side',
        email: 'uptown@pawlish.example',
        address: addressAt('77 Amsterdam Avenue', 'New York', 'NY', '10023', 'US'),
      },
      {
        id: 'location-hoboken',
        name: 'Pawlish Hoboken',
        email: 'hoboken@pawlish.example',
        address: addressAt('410 Washington Street', 'Hoboken', 'NJ', '07030', 'US'),
      },
    ],
    staff: [
      {
        id: 'manager-grace',
        firstName: 'Grace',
        lastName: 'Kim',
        email: 'grace@pawlish.example',
        places: [0, 1],
        status: 'active',
        permissions: ['sendCampaigns', 'editBranding'],
      },
    ],
  },
  {
    ...pawlish,
    id: 'owner-brooklyn',
    slug: 'pawlish-brooklyn',
    owner: { name: 'Keisha Bello', email: 'brooklyn@pawlish.example' },
    userType: 0,
    enterpriseId: 'owner-pets',
    name: 'Pawlish Brooklyn',
    timezone: 'America/New_York',
    offset: -5,
    numbers: 'newYork',
    site: 'https://brooklyn.pawlish.example',
    status: 'active',
    address: addressAt('318 Seventh Avenue', 'Brooklyn', 'NY', '11215', 'US'),
    places: [
      {
        id: 'location-park-slope',
        name: 'Pawlish Park Slope',
        email: 'parkslope@pawlish.example',
        address: addressAt('318 Seventh Avenue', 'Brooklyn', 'NY', '11215', 'US'),
      },
      {
        id: 'location-williamsburg',
        name: 'Pawlish Williamsburg',
        email: 'williamsburg@pawlish.example',
        address: addressAt('55 Grand Street', 'Brooklyn', 'NY', '11249', 'US'),
      },
    ],
    staff: [
      {
        id: 'manager-mateo',
        firstName: 'Mateo',
        lastName: 'Cruz',
        email: 'mateo@pawlish.example',
        places: [1],
        status: 'active',
        permissions: ['deletePhotos'],
      },
    ],
  },
  {
    ...pawlish,
    id: 'owner-austin',
    slug: 'pawlish-austin',
    owner: { name: 'Diego Ramírez', email: 'austin@pawlish.example' },
    userType: 0,
    enterpriseId: 'owner-pets',
    name: 'Pawlish Austin',
    timezone: 'America/Chicago',
    offset: -6,
    numbers: 'texas',
    site: 'https://austin.pawlish.example',
    status: 'past_due',
    address: addressAt('2100 South Lamar Boulevard', 'Austin', 'TX', '78704', 'US'),
    places: [
      {
        id: 'location-lamar',
        name: 'Pawlish South Lamar',
        email: 'lamar@pawlish.example',
        address: addressAt('2100 South Lamar Boulevard', 'Austin', 'TX', '78704', 'US'),
      },
      {
        id: 'location-mueller',
        name: 'Pawlish Mueller',
        email: 'mueller@pawlish.example',
        address: addressAt('1905 Aldrich Street', 'Austin', 'TX', '78723', 'US'),
      },
    ],
    staff: [],
  },
];
