<?php
/**
 * wp-config.php of the peer. WORDPRESS_URL and WORDPRESS_SOCKET come from the environment (start.ts). Cron, updates and
 * requests to other hosts are off.
 */
define('WP_HOME', getenv('WORDPRESS_URL'));
define('WP_SITEURL', WP_HOME);
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';

// The front has its own port: by WordPress' absolute addresses styles and pictures would bypass the slow line.
if (PHP_SAPI === 'cli-server') {
    ob_start(fn ($html) => str_replace([WP_HOME, str_replace('/', '\/', WP_HOME)], '', $html));
}

defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
