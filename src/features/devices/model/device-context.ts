import { createContext } from 'react';
import type { Device } from '~/api/devices';

/** The device that a form changes. */
export const DeviceContext = createContext<Device | null>(null);
