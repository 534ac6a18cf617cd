/** Every secret of a panel that runs for tests. */
export const SECRETS = {
  PAYLOAD_SECRET: 'secret-of-the-tests-only',
  REVALIDATE_SECRET: 'revalidate-of-the-tests',
  INTEGRATION_SALT: 'integration-salt',
  INTEGRATION_API_KEY: 'integration-key-of-the-tests',
  PANEL_SALT: 'panel-salt-of-the-tests',
  PANEL_API_TOKEN: 'panel-token-of-the-tests',
  PRIVATE_KEYS: '0f'.repeat(32),
};

/** The site's credentials for integration. */
export const SIGNIN = { salt: SECRETS.INTEGRATION_SALT, api_key: SECRETS.INTEGRATION_API_KEY };
/** The site's credentials for the panel. */
export const LOGIN = { salt: SECRETS.PANEL_SALT, api_token: SECRETS.PANEL_API_TOKEN };
